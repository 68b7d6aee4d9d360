/** Set while a request is waiting, so that every page can tell without opening the database. */
export const waitingKey = "assessment-waiting";
