/**
 * Replaces markdown-to-jsx (86 KB), which RJSF's default templates import and ours never use.
 * Aliased in vite.config.ts.
 */
export default function Markdown({ children }: { children?: unknown }) {
  return children as never;
}
export { Markdown };
