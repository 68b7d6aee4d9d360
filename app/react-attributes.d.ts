import "react";

declare module "react" {
  // Invoker commands: native buttons that open and close dialogs without a script. React's types don't know them yet.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | undefined;
    commandfor?: string | undefined;
  }
}
