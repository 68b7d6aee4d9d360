import { defineConfig } from "vitest/config";
import { localities } from "./tools/vite/localities.ts";

export default defineConfig({
  plugins: [localities()],
  test: {
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.ts", "tests/unit/**/*.test.tsx"] } },
    ],
  },
});
