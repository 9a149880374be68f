import { createHash } from 'node:crypto';
import type { RenderedForm } from './render.ts';

/** Hides what does nothing without a script. */
const withoutScript = '.needs-script{display:none!important}';

/** What the policy has to allow beside what stands in the built page. */
export const shellStyle = `sha256-${createHash('sha256').update(withoutScript).digest('base64')}`;

/** A built page that posts to this server: it does not say that nothing can be sent, and takes no field away. */
export function posting(html: string): string {
  return html
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/g, '')
    .replace('<html', '<html data-posts')
    .replace('</head>', () => `<noscript><style>${withoutScript}</style></noscript></head>`);
}

/** What React is given when it takes over. */
interface TakenOver {
  readonly form: string;
  readonly answers: unknown;
  readonly phone?: string | undefined;
  /** Of the last press: epoch milliseconds. */
  readonly savedAt: number;
  readonly isRefused?: boolean;
}

/** The page with what was rendered in place of what the build has put there. */
export function withMarkup(html: string, { title, markup }: RenderedForm, taken?: TakenOver): string {
  const json = JSON.stringify(taken)?.replace(/</g, '\\u003c');
  const shown = taken ? focusing(markup, taken) : markup;
  const data = json ? `<script type="application/json" id="form-session">${json}</script>` : '';
  return html
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(
      /<div id="root"[\s\S]*<\/div>(?=\s*<\/body>)/,
      () => `${data}<div id="root"${taken?.isRefused ? ' data-refused' : ''}>${shown}</div>`,
    );
}

/** Focuses what React would focus: the errors, or the heading. */
function focusing(markup: string, { isRefused }: TakenOver): string {
  return markup.replace(isRefused ? 'class="error-summary"' : 'class="step-title"', '$& autofocus');
}

/** Removes the scripts, so that nothing replaces a receipt. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<link rel="alternate stylesheet"[^>]*>\s*/g, '');
}
