import type { APIRequestContext, Page } from '@playwright/test';
import type { Portal } from '../journeys/portal.ts';
import { logIn, openSession, type Student } from '../journeys/student.ts';
import type { Fault } from './faults.ts';
import type { FaultProxy } from './proxy.ts';

/** Where a cell of the matrix is played. */
export interface Stage {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly portal: Portal;
  readonly wire: FaultProxy;
  /** Used by no other cell. */
  readonly phone: string;
  /** Applies and logs in with the stage's phone, through the API only. */
  readonly enrolled: () => Promise<Student>;
  /** Puts the answers of a complete application on the phone, registered for the stage's phone. */
  readonly filledIn: () => Promise<void>;
}

/** How a student triggers a call, and what must be visible when it fails and once it works. */
export interface Visit {
  /** Gets as close as possible without making the call. */
  readonly arrive: (stage: Stage) => Promise<unknown>;
  /** Makes the call. */
  readonly act: (stage: Stage, fault: Fault) => Promise<unknown>;
  /** The page's message for the fault; undefined if it treats the response as a success, or nobody waits for it. */
  readonly says: (fault: Fault) => RegExp | undefined;
  /** Expects that what was typed is still there. */
  readonly keeps?: (stage: Stage, fault: Fault) => Promise<void>;
  /** Repeats the call in the way that the page offers after this fault. */
  readonly again: (stage: Stage, fault: Fault) => Promise<unknown>;
  readonly works: RegExp;
  /** The page's text if all facts are missing from a response and it accepts that. */
  readonly partly?: RegExp;
  /** Whether values of other types are then treated as missing. */
  readonly isLenient?: boolean;
  /** Expects that the call has taken effect exactly once. */
  readonly effect?: (stage: Stage, fault: Fault) => Promise<void>;
}

/** After a 401 the page asks for a log-in, which leads back. */
export const loginAsked = /Please log in again\./;

/** The server's rows for the stage's phone. */
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

/** Presses a button that may be gone already, because the portal has retried by itself. */
export async function pressIfThere(page: Page, name: RegExp, done: RegExp): Promise<void> {
  const pressed = page.getByRole('button', { name }).first().click();
  // The press itself may fail once it is done.
  pressed.catch(() => undefined);
  await Promise.race([pressed, page.getByText(done).first().waitFor()]);
}
