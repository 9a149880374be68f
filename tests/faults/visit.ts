import type { APIRequestContext, Page } from '@playwright/test';
import type { Portal } from '../journeys/portal.ts';
import { logIn, openSession, type Student } from '../journeys/student.ts';
import type { Fault } from './faults.ts';
import type { FaultProxy } from './proxy.ts';

/** What a test of one call with one fault uses: the browser page, the servers and helpers. */
export interface Stage {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly portal: Portal;
  readonly wire: FaultProxy;
  /** A phone number that no other test uses. */
  readonly phone: string;
  /** Applies and logs in through the API, with this test's phone number. */
  readonly enrolled: () => Promise<Student>;
  /** Replaces the browser's storage, so that it contains a complete application with this test's phone number. */
  readonly filledIn: () => Promise<void>;
}

/** How a student makes an API call, and the texts that the page must show when the call fails and when it works. */
export interface Visit {
  /** Does everything up to the action that makes the call. */
  readonly arrive: (stage: Stage) => Promise<unknown>;
  readonly act: (stage: Stage, fault: Fault) => Promise<unknown>;
  /**
   * Returns the message that the page must show after the fault; undefined if the page must treat the response as a
   * success, or shows nothing about this call.
   */
  readonly says: (fault: Fault) => RegExp | undefined;
  /** Expects that the page still shows what was typed. */
  readonly keeps?: (stage: Stage, fault: Fault) => Promise<void>;
  /** Repeats the call with the control that the page offers after this fault. */
  readonly again: (stage: Stage, fault: Fault) => Promise<unknown>;
  readonly works: RegExp;
  /** The text of the page if the response lacks all values and the page must accept it nevertheless. */
  readonly partly?: RegExp;
  /** Whether the page must accept a response with values of a wrong type, and treat them as missing. */
  readonly isLenient?: boolean;
  /** Expects that the call has taken effect exactly once. */
  readonly effect?: (stage: Stage, fault: Fault) => Promise<void>;
}

/**
 * Matches the message with which the page asks for a log-in after status 401. After the log-in, the student
 * is back on the page.
 */
export const loginAsked = /Please log in again\./;

/** Returns the applications that the server has stored for this test's phone number. */
export const applicationsOf = ({ portal, phone }: Stage) =>
  portal.rows(
    'select a.id, a.email from applications a join students s on s.id = a.student_id where s.phone = $1',
    phone,
  );

export async function openAsStudent(stage: Stage, path: string): Promise<void> {
  await openSession(stage.page, await stage.enrolled());
  await stage.page.goto(path);
}

export const logInAgain = ({ page, phone }: Stage) => logIn(page, phone);

/** Presses a button, unless the text `done` appears first because the portal has retried by itself. */
export async function pressIfThere(page: Page, name: RegExp, done: RegExp): Promise<void> {
  const pressed = page.getByRole('button', { name }).first().click();
  // Ignores the error of the press: if the portal retries by itself, the button disappears.
  pressed.catch(() => undefined);
  await Promise.race([pressed, page.getByText(done).first().waitFor()]);
}
