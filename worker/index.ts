import { createApp } from "./app.ts";
import { consoleLog } from "./log.ts";

let app: ReturnType<typeof createApp> | undefined;

export default {
  fetch(request, env, context) {
    app ??= createApp({ env, now: () => new Date(), log: consoleLog });
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;
