import { unknownValue } from '../../../source/unknown.ts';
import type { Rule } from '../rule.ts';

/** A flow is sent by a part of the program that exists. */
export const submitActions: Rule = function* ({ flows, actions }) {
  for (const { file } of flows) {
    const action = file.value.submit?.action;
    if (action === undefined || actions.includes(action)) continue;
    const message = `There is no action "${action}": nothing in the program sends these answers.`;
    yield { ...unknownValue(file, ['submit', 'action'], actions), message };
  }
};
