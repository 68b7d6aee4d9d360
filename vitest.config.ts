import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [{ test: { name: "unit", include: ["tests/unit/**/*.test.ts", "tests/unit/**/*.test.tsx"] } }],
  },
});
