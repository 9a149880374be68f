/**
 * Replaces the package markdown-to-jsx (86 KB), which RJSF's default templates import and our templates never
 * use. vite.config.ts sets the alias.
 */
export default function Markdown({ children }: { children?: unknown }) {
  return children as never;
}
export { Markdown };
