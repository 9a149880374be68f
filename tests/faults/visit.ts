import type { APIRequestContext, Page } from '@playwright/test';
import type { Portal } from '../journeys/portal.ts';
import { logIn, openSession, type Student } from '../journeys/student.ts';
import type { Fault } from './faults.ts';
import type { FaultProxy } from './proxy.ts';

export interface Stage {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly portal: Portal;
  readonly wire: FaultProxy;
  readonly phone: string;
  readonly enrolled: () => Promise<Student>;
  readonly filledIn: () => Promise<void>;
}

export interface Visit {
  readonly arrive: (stage: Stage) => Promise<unknown>;
  readonly act: (stage: Stage, fault: Fault) => Promise<unknown>;
  /**
   * Returns the failure message that the page must show. Returns undefined if the page must treat the
   * response as a success, or never shows whether the call has failed.
   */
  readonly says: (fault: Fault) => RegExp | undefined;
  readonly keeps?: (stage: Stage, fault: Fault) => Promise<void>;
  readonly again: (stage: Stage, fault: Fault) => Promise<unknown>;
  readonly works: RegExp;
  /** The text that the page shows if it accepts a response in which all values are missing. */
  readonly partly?: RegExp;
  /** Whether the page must accept a response with values of a wrong type, and treat them as missing. */
  readonly isLenient?: boolean;
  readonly effect?: (stage: Stage, fault: Fault) => Promise<void>;
}

export const loginAsked = /Please log in again\./;

export async function openAsStudent(stage: Stage, path: string): Promise<void> {
  await openSession(stage.page, await stage.enrolled());
  await stage.page.goto(path);
}

export const logInAgain = ({ page, phone }: Stage) => logIn(page, phone);

/** Presses the button, unless the text `done` appears first because the portal has retried by itself. */
export async function pressIfThere(page: Page, name: RegExp, done: RegExp): Promise<void> {
  const pressed = page.getByRole('button', { name }).first().click();
  // If the portal retries by itself, the button disappears and the press fails. This failure is ignored.
  pressed.catch(() => undefined);
  await Promise.race([pressed, page.getByText(done).first().waitFor()]);
}
