/**
 * Replaces the package markdown-to-jsx (86 KB) by an alias in vite.config.ts. RJSF's default templates import
 * it, but ours never use it.
 */
export default function Markdown({ children }: { children?: unknown }) {
  return children as never;
}
export { Markdown };
