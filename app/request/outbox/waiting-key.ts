/** Says to every page of the site that a request waits on this device, without opening the database to look. */
export const waitingKey = "assessment-waiting";
