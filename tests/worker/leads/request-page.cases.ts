/** What the page says once something was done on it. */
export const saidOnce = {
  phone: "We have your other number.",
  services: "We’ve changed what it’s about.",
  times: "We have your times.",
  message: "We have your message.",
  cancel: "Your visit is cancelled.",
  withdraw: "Your request is being deleted.",
};
