import { expect, test, vi } from "vitest";
import { sendRequest } from "#app/request/outbox/send.ts";

const id = "6f6d6a3e-3c49-4d0c-9d3f-2f4ab1a0c111";

test("if the id of the correction is taken as well, the server's sentence is passed on", async () => {
  const sentIds: string[] = [];
  class AnsweredRequest {
    status = 409;
    response = { error: "Please send this one again as a new request." };
    upload = {};
    onload = () => {};
    onloadend = () => {};
    open() {}
    setRequestHeader(_: string, value: string) {
      sentIds.push(value);
    }
    send() {
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal("XMLHttpRequest", AnsweredRequest);
  const outcome = await sendRequest(id, new FormData());
  expect(outcome).toMatchObject({ kind: "refused", error: "Please send this one again as a new request." });
  expect(sentIds, "the id of the request, then of its correction").toEqual([
    id,
    "b1a0c111-3c49-4d0c-9d3f-2f4ab1a0c111",
  ]);
});
