import { createElement, Fragment, type ReactNode } from 'react';
import type { StepAnswers } from '../../core/answers.ts';
import type { AwaitedLink, Block, Inline, StepKind } from '../../core/definition.ts';
import { environment, messagesOf } from '../../core/environment.ts';
import { interpolate } from '../../core/words/interpolation.ts';
import { wizardMessages } from '../../core/words/wizard-messages.ts';

interface ContentProps {
  /** Of the step that it stands on. */
  readonly kind: StepKind;
  readonly blocks: readonly Block[];
  readonly answers: StepAnswers;
}

/** Prose of a content file. It was parsed at build, so nothing here can become markup. */
export function Content({ kind, blocks, answers }: ContentProps) {
  return <div className={`prose prose-${kind}`}>{row(blocks.map((block) => blockOf(block, answers)))}</div>;
}

/** Prose never changes its order, so its parts are handed over as they stand and need no keys. */
function row(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

function blockOf(block: Block, answers: StepAnswers): ReactNode {
  if ('awaited' in block) return awaited(block, answers);
  if ('heading' in block) return <h2>{words(block.heading, answers)}</h2>;
  if ('paragraph' in block) {
    const [first, second] = block.paragraph;
    // A link that is all there is to press is as high as a thumb; what is bold as a whole must not be missed.
    const isAlone = typeof first === 'object' && !second;
    if (isAlone && 'bold' in first) return <p className="callout">{words(first.bold, answers)}</p>;
    return <p className={isAlone ? 'link-line' : undefined}>{words(block.paragraph, answers)}</p>;
  }
  const List = block.ordered ? 'ol' : 'ul';
  return <List>{row(block.list.map((item) => itemOf(item, answers)))}</List>;
}

function awaited({ heading, awaited }: AwaitedLink, answers: StepAnswers): ReactNode {
  const Link = environment().awaitedLink?.();
  if (!Link) return null;
  const title = heading && <h2>{words(heading, answers)}</h2>;
  return row([title, createElement(Link, null, words(awaited, answers))]);
}

function itemOf(item: readonly Inline[], answers: StepAnswers): ReactNode {
  return <li>{words(item, answers)}</li>;
}

function words(inlines: readonly Inline[], answers: StepAnswers): ReactNode {
  return row(inlines.map((inline) => inlineOf(inline, answers)));
}

function inlineOf(inline: Inline, answers: StepAnswers): ReactNode {
  if (typeof inline === 'string') return interpolate(inline, answers);
  if ('bold' in inline) return <strong>{words(inline.bold, answers)}</strong>;
  const text = words(inline.text, answers);
  const { Link } = environment();
  if (inline.link.startsWith('/')) return <Link to={inline.link}>{text}</Link>;
  if (inline.isFile) return <a href={inline.link}>{text}</a>;
  return (
    <a href={inline.link} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="visually-hidden">{` ${messagesOf(wizardMessages).newTab}`}</span>
    </a>
  );
}
