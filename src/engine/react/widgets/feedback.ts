import { createContext, type ReactNode } from 'react';

/** What a quiz says of the chosen option: shown in its tile. */
export interface ChoiceFeedback {
  /** Undefined while nothing is said. */
  readonly verdict: 'right' | 'wrong' | undefined;
  /** There before its words, because it reads them out. */
  readonly region: ReactNode;
}

export const FeedbackContext = createContext<ChoiceFeedback | undefined>(undefined);
