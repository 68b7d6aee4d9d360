/** Stands in for the runtime's class where the inbox runs in Node. */
export class DurableObject<E> {
  readonly ctx: DurableObjectState;
  readonly env: E;

  constructor(ctx: DurableObjectState, env: E) {
    this.ctx = ctx;
    this.env = env;
  }
}
