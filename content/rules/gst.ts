/** GST is a tenth of the price without it. */
const gstRate = 0.1;

/** An amount in dollars, and whether it includes GST. */
export interface Price {
  dollars: number;
  gst: "inc" | "ex";
}

export function withGst({ dollars, gst }: Price): number {
  return gst === "inc" ? dollars : dollars * (1 + gstRate);
}

export function withoutGst({ dollars, gst }: Price): number {
  return gst === "ex" ? dollars : dollars / (1 + gstRate);
}
