import { type FlowDefinition, nounOf } from '#engine/core/index.ts';

/** What the sender of a form is told, in words that fit what its folder calls it. */
export function wordsOf(definition: FlowDefinition) {
  const noun = nounOf(definition);
  return {
    notAccepted: `The ${noun} was not accepted.`,
    'too many': `You have sent your ${noun} as often as we take it in a day. Send this one again tomorrow.`,
    'sent already': `You have sent your ${noun} already. It is taken once.`,
    newer: `Your ${noun} comes from a newer version of this portal than we have here. Send it again in some minutes.`,
  };
}
