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
  /** Nobody else's. */
  readonly phone: string;
  /** Applies and logs in with the stage's phone, by the calls alone. */
  readonly enrolled: () => Promise<Student>;
  /** The answers of a whole application are on the phone, registered for the stage's phone. */
  readonly filledIn: () => Promise<void>;
}

/** How a student comes to make a call, and what must be seen when it fails and once it works. */
export interface Visit {
  /** As far as possible without making the call. */
  readonly arrive: (stage: Stage) => Promise<unknown>;
  /** Makes the call. */
  readonly act: (stage: Stage, fault: Fault) => Promise<unknown>;
  /** What the page says of the fault; nothing where it takes the answer for a success, or nobody waits for it. */
  readonly says: (fault: Fault) => RegExp | undefined;
  /** What was typed is still there. */
  readonly keeps?: (stage: Stage, fault: Fault) => Promise<void>;
  /** Makes the call once more, as the page offers it after this fault. */
  readonly again: (stage: Stage, fault: Fault) => Promise<unknown>;
  readonly works: RegExp;
  /** What an answer whose facts are all missing looks like, where it is taken. */
  readonly partly?: RegExp;
  /** Values of other types are then taken for missing ones. */
  readonly isLenient?: boolean;
  /** What was asked for has happened, and once. */
  readonly effect?: (stage: Stage, fault: Fault) => Promise<void>;
}

/** After a 401: the page asks for the log-in, which leads back. */
export const loginAsked = /Please log in again\./;

/** What the server has of the stage's phone. */
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

/** A button that may be gone already, because the portal has tried again by itself. */
export async function pressIfThere(page: Page, name: RegExp, done: RegExp): Promise<void> {
  const pressed = page.getByRole('button', { name }).first().click();
  // Whatever becomes of the press once it is done.
  pressed.catch(() => undefined);
  await Promise.race([pressed, page.getByText(done).first().waitFor()]);
}
