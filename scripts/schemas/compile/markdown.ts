import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Block, Inline } from '#engine/core/index.ts';
import { type Constants, interpolate, interpolatedNames } from './interpolation.ts';

interface MarkdownProblem {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
}

const linkable = /^(https:\/\/[^\s/]\S*|mailto:\S+@\S+|tel:\+?\d+|\/(?![/\\])[^\s\\]*)$/;

/** Parses headings, paragraphs, lists, links and bold text. Returns everything else as a problem. */
export function parseMarkdown(text: string, constants: Constants) {
  const reader = new Reader(constants);
  const blocks = withHeadings(reader.blocks(lexer(text), text));
  return { blocks, problems: reader.problems, links: reader.links };
}

/**
 * If a heading is followed only by a link whose address is not known yet, moves the heading into the link. A
 * product that does not show the link then does not show the heading either.
 */
function withHeadings(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, index): Block[] => {
    const [before, after, next] = [blocks[index - 1], blocks[index + 1], blocks[index + 2]];
    const isAlone = after && 'awaited' in after && (!next || 'heading' in next);
    if ('heading' in block && !('awaited' in block) && isAlone) return [];
    if (!('awaited' in block) || !before || !('heading' in before)) return [block];
    return !after || 'heading' in after ? [{ ...block, heading: before.heading! }] : [block];
  });
}

/** The file type is added to the text of a link, because people pay for the data that they download. */
const fileKinds: { readonly [ending: string]: string } = {
  pdf: 'PDF',
  doc: 'Word',
  docx: 'Word',
  odt: 'OpenDocument',
};

function fileKindOf(link: string): string | undefined {
  const path = link.replace(/^https:\/\/[^/]*/, '').replace(/[?#].*/, '');
  return fileKinds[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
}

const forbidden: { readonly [type: string]: readonly [what: string, fix: string] } = {
  code: ['Code, or a line that begins with four spaces,', 'Begin the line without spaces.'],
  codespan: ['Code (`like this`)', 'Write **bold** or plain text.'],
  em: ['Slanted text (*like this*)', 'Write **bold** or plain text.'],
  del: ['Struck text (~~like this~~)', 'Delete it or write plain text.'],
  html: ['HTML', 'Write plain text; a link is [words](https://…).'],
  image: ['A picture', 'Describe it in words, or link to it.'],
  table: ['A table', 'Write a list.'],
  blockquote: ['A quotation (> like this)', 'Write a paragraph.'],
  hr: ['A line across the page (---)', 'Write a heading: ## Words.'],
  br: [
    'A line break inside a paragraph',
    'Leave an empty line between paragraphs, and no spaces at the end of a line.',
  ],
  def: ['A link given apart from its words', 'Write [words](https://…).'],
  checkbox: ['A box to tick', 'Write a plain list: - words.'],
};

/** Matches incomplete Markdown, which `marked` would turn into plain text without an error. */
const incompleteMarks: readonly (readonly [mark: RegExp, message: string, fix: string])[] = [
  [
    /\[[^\]]*\]?\s*\(\s*(https?:|mailto:|tel:|\/|$)|\]\(/,
    'This link is broken off.',
    'Write [words](https://…), without a space between ] and (, nor in the address.',
  ],
  [
    /\*\*/,
    'The bold words that begin or end here have no other end.',
    'Write **words**, with no space inside the stars.',
  ],
];

interface MarkdownLink {
  readonly href: string;
  readonly offset: number;
}

/** Converts tokens of the `marked` library. `at` is the offset of the current token in the file. */
class Reader {
  readonly problems: MarkdownProblem[] = [];
  readonly links: MarkdownLink[] = [];
  readonly #constants: Constants;

  constructor(constants: Constants) {
    this.#constants = constants;
  }

  blocks(tokens: readonly Token[], text: string): Block[] {
    return this.#each(tokens, text, 0, (token, at): Block[] => {
      switch (token.type) {
        case 'space':
          return [];
        case 'heading':
          if (token.depth !== 2) {
            this.#refuse(at, 'There is one level of headings here.', 'Write ## before it.');
          }
          return [{ heading: this.#inlines(token.tokens, token.raw, at) }];
        case 'paragraph':
          return [this.#paragraph(token.tokens ?? [], token.raw, at)];
        case 'list':
          return [
            {
              list: this.#each(token.items, token.raw, at, (item, itemAt) =>
                item.type === 'list_item' ? [this.#item(item.tokens, item.raw, itemAt)] : [],
              ),
              ordered: token.ordered,
            },
          ];
        default:
          return this.#unknown(token, at);
      }
    });
  }

  #paragraph(tokens: readonly Token[], raw: string, at: number): Block {
    const words = this.#inlines(tokens, raw, at);
    const [only, ...others] = tokens as readonly MarkedToken[];
    const isAwaited = only?.type === 'link' && others.length === 0 && this.#isUnknown(only.href);
    return isAwaited ? { awaited: words } : { paragraph: words };
  }

  #item(tokens: readonly Token[], raw: string, at: number): Inline[] {
    return this.#each(tokens, raw, at, (token, tokenAt): Inline[] => {
      if (token.type === 'space') return [];
      if (token.type === 'list') {
        const fix = 'Write one list, or two with a heading between.';
        return this.#refuse(tokenAt, 'A list inside a list cannot be shown.', fix);
      }
      if (token.type === 'paragraph' || token.type === 'text') {
        return this.#inlines(token.tokens ?? [token], token.raw, tokenAt);
      }
      return this.#unknown(token, tokenAt);
    });
  }

  #inlines(tokens: readonly Token[], raw: string, at: number): Inline[] {
    const inlines = this.#each(tokens, raw, at, (token, tokenAt): Inline[] => {
      switch (token.type) {
        case 'text':
        case 'escape':
          for (const [mark, message, fix] of token.type === 'text' ? incompleteMarks : []) {
            const found = token.raw.search(mark);
            if (found >= 0) this.#refuse(tokenAt + found, message, fix);
          }
          return [interpolate(token.text.replaceAll('\n', ' '), this.#constants)];
        case 'strong':
          return [{ bold: this.#inlines(token.tokens, token.raw, tokenAt) }];
        case 'link':
          return this.#link(token, this.#inlines(token.tokens, token.raw, tokenAt), tokenAt);
        default:
          return this.#unknown(token, tokenAt);
      }
    });
    return joined(inlines);
  }

  /**
   * Converts a link. If its address is not known yet, returns only the link's text, so that nobody can follow
   * it.
   */
  #link({ href, raw }: Pick<Tokens.Link, 'href' | 'raw'>, text: Inline[], at: number): Inline[] {
    if (this.#isUnknown(href)) return text;
    const names = interpolatedNames(href);
    const link = names.length > 0 ? interpolate(href, this.#constants) : href;
    if (!linkable.test(link)) {
      this.#refuse(
        at,
        `A link cannot lead to "${link}".`,
        'Begin it with https://, mailto:, tel: or, for a page of the site, with /.',
      );
    } else this.links.push({ href: link, offset: at + Math.max(0, raw.lastIndexOf(href)) });
    const size = names.map(({ name }) => this.#constants.get(name)?.size).find(Boolean);
    const file = [fileKindOf(link), size].filter(Boolean).join(', ');
    return [file ? { link, text: joined([...text, ` (${file})`]), isFile: true } : { link, text }];
  }

  #isUnknown(href: string): boolean {
    return interpolatedNames(href).some(({ name }) => this.#constants.get(name)?.placeholder);
  }

  #unknown(token: MarkedToken, at: number): [] {
    const [what, fix] = forbidden[token.type] ?? [
      'This',
      'Write headings, paragraphs, lists, links and bold only.',
    ];
    return this.#refuse(at, `${what} cannot be shown in a content page.`, fix);
  }

  #refuse(offset: number, message: string, fix: string): [] {
    this.problems.push({ offset, message, fix });
    return [];
  }

  /**
   * Calls `read` with each token and its offset. The `marked` library gives no offsets, so each token is
   * searched for in its parent's text, after the previous token.
   */
  #each<T>(
    tokens: readonly Token[],
    around: string,
    at: number,
    read: (token: MarkedToken, at: number) => readonly T[],
  ): T[] {
    let from = 0;
    return tokens.flatMap((token) => {
      const found = around.indexOf(token.raw, from);
      const start = found < 0 ? from : found;
      from = found < 0 ? from : found + token.raw.length;
      return read(token as MarkedToken, at + start);
    });
  }
}

function joined(inlines: readonly Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') result[result.length - 1] = last + inline;
    else result.push(inline);
  }
  return result;
}
