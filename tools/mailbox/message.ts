import type { Payload } from "./validate.ts";

export interface Message extends Payload {
  id: string;
  receivedAt: string;
  request_id: string;
  message_id: string;
}
