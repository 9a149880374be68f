import { createHash } from 'node:crypto';
import type { RenderedForm } from './render.ts';

const withoutScript = '.needs-script{display:none!important}';

/** The style hash that the policy must allow in addition to those of the built page. */
export const shellStyle = `sha256-${createHash('sha256').update(withoutScript).digest('base64')}`;

/** Makes a built page post to this server: removes the notices that nothing can be sent, and enables all fields. */
export function posting(html: string): string {
  return html
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/g, '')
    .replace('<html', '<html data-posts')
    .replace('</head>', () => `<noscript><style>${withoutScript}</style></noscript></head>`);
}

/** The data that React takes over. */
interface TakenOver {
  readonly form: string;
  readonly answers: unknown;
  readonly phone?: string | undefined;
  /** Time of the last press, in epoch milliseconds. */
  readonly savedAt: number;
  readonly isRefused?: boolean;
}

/** The page with the rendered markup in place of the built one. */
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
