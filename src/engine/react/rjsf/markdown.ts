/**
 * Replaces the package markdown-to-jsx (86 KB) through an alias in vite.config.ts. RJSF's default templates
 * import the package, but our templates never use it.
 */
export default function Markdown({ children }: { children?: unknown }) {
  return children as never;
}
export { Markdown };
