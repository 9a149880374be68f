/**
 * An alias in vite.config.ts puts this file in place of the package markdown-to-jsx (86 KB), which RJSF's
 * default templates import and ours never use.
 */
export default function Markdown({ children }: { children?: unknown }) {
  return children as never;
}
export { Markdown };
