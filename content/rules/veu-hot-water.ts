/** Victorian Energy Upgrades, hot water: the discount floats with the market; what the household pays does not fall below this. */
export const hotWaterCopayment = 200;
