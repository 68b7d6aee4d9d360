/** The sizes offered as buttons; anything else is typed in. kW of panels, usable kWh of battery. */
export const panelSizes = [0, 6.6, 8, 10, 13] as const;
export const batterySizes = [0, 5, 10, 13.5, 20, 30] as const;
