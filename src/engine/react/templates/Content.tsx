import { createElement, Fragment, type ReactNode } from 'react';
import type { StepAnswers } from '../../core/answers.ts';
import type { AwaitedLink, Block, Inline, StepKind } from '../../core/definition.ts';
import { environment, messagesOf } from '../../core/environment.ts';
import { interpolate } from '../../core/words/interpolation.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';
import '../prose.css';

interface ContentProps {
  readonly kind: StepKind;
  readonly blocks: readonly Block[];
  readonly answers: StepAnswers;
}

/**
 * Renders the text of a step with the answers that it refers to. Answers cannot become HTML, because the
 * Markdown was parsed at build time.
 */
export function Content({ kind, blocks, answers }: ContentProps) {
  return (
    <div className={`prose prose-${kind}`}>
      {fragmentOf(blocks.map((block) => blockOf(block, answers, kind)))}
    </div>
  );
}

const plainButton = 'button button-plain';

function fragmentOf(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

function blockOf(block: Block, answers: StepAnswers, kind: StepKind): ReactNode {
  if ('awaited' in block) return awaited(block, answers);
  if ('heading' in block) return <h2>{words(block.heading, answers)}</h2>;
  if ('paragraph' in block) {
    const [first, second] = block.paragraph;
    // A paragraph that is a single link becomes a button. A paragraph that is all bold becomes a highlighted
    // box.
    if (typeof first === 'object' && !second) {
      if ('bold' in first) return <p className="callout">{words(first.bold, answers)}</p>;
      return <p>{linkOf(first, answers, kind === 'end' ? 'button' : plainButton)}</p>;
    }
    return <p>{words(block.paragraph, answers)}</p>;
  }
  return listOf(block, answers, kind);
}

function awaited({ heading, awaited }: AwaitedLink, answers: StepAnswers): ReactNode {
  const Link = environment().awaitedLink?.();
  if (!Link) return null;
  const title = heading && <h2>{words(heading, answers)}</h2>;
  const link = <Link className={plainButton}>{words(awaited, answers)}</Link>;
  return fragmentOf([title, link]);
}

/**
 * Renders a list as a card if every item begins in bold. If the list is also numbered and every item has more
 * text, the bold parts become a column of figures.
 */
function listOf({ list, ordered }: ListBlock, answers: StepAnswers, kind: StepKind): ReactNode {
  const List = ordered ? 'ol' : 'ul';
  const isKeyed = list.every(([first]) => isBold(first));
  const isFigures = isKeyed && ordered && list.every(([, more]) => more);
  const look = [(isKeyed || (kind === 'end' && ordered)) && 'card-rows', isFigures && 'card-figures'];
  const itemOf = (item: readonly Inline[]) =>
    isFigures ? (
      <li>
        {words(item.slice(0, 1), answers)}
        <span>{words(item.slice(1), answers)}</span>
      </li>
    ) : (
      <li>{words(item, answers)}</li>
    );
  return <List className={look.filter(Boolean).join(' ') || undefined}>{fragmentOf(list.map(itemOf))}</List>;
}

type ListBlock = Extract<Block, { readonly list: unknown }>;

const isBold = (inline: Inline | undefined) => typeof inline === 'object' && 'bold' in inline;

function words(inlines: readonly Inline[], answers: StepAnswers): ReactNode {
  return fragmentOf(inlines.map((inline) => inlineOf(inline, answers)));
}

function inlineOf(inline: Inline, answers: StepAnswers): ReactNode {
  if (typeof inline === 'string') return interpolate(inline, answers);
  if ('bold' in inline) return <strong>{words(inline.bold, answers)}</strong>;
  return linkOf(inline, answers);
}

type LinkInline = Extract<Inline, { readonly link: string }>;

function linkOf({ link, text, isFile }: LinkInline, answers: StepAnswers, className?: string): ReactNode {
  const { Link } = environment();
  const shown = words(text, answers);
  if (link.startsWith('/')) {
    return (
      <Link to={link} className={className}>
        {shown}
      </Link>
    );
  }
  const tab = isFile ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={link} className={className} {...tab}>
      {shown}
      {!isFile && <span className="visually-hidden">{` ${messagesOf(wizardMessages).newTab}`}</span>}
    </a>
  );
}
