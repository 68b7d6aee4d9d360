import { createApp } from "./app.ts";
import { type Assessments, createAssessments, deliveryDependencies } from "./assessments/assessments.ts";
import { createLeadDelivery } from "./assessments/delivery/lead-delivery.ts";
import { consoleLog } from "./log.ts";

let app: ReturnType<typeof createApp> | undefined;
let assessments: Assessments | undefined;

const now = () => new Date();

export default {
  fetch(request, env, context) {
    app ??= createApp({ env, now, log: consoleLog, assessments: assessmentsOf(env) });
    return app.fetch(request, env, context);
  },
  async scheduled(_, env) {
    await assessmentsOf(env).sweep();
  },
} satisfies ExportedHandler<Env>;

export class LeadDelivery extends createLeadDelivery((env: Env) =>
  deliveryDependencies({ env, now, log: consoleLog }),
) {}

function assessmentsOf(env: Env): Assessments {
  assessments ??= createAssessments({ env, now, log: consoleLog });
  return assessments;
}
