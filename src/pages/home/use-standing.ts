import { getApplication } from '#api/applications.ts';
import { invoiceExistence } from '#api/invoices.ts';
import type { ApplicationResponse } from '#contract/applications.ts';
import { isSettled } from '../page-parts.ts';
import { type PageRead, useRead } from '../use-read.ts';

/** Where an application stands, as far as the calls have told. */
export interface Standing {
  readonly status: string;
  /** Undefined where it is not known. */
  readonly hasInvoice: boolean | undefined;
  readonly application: ApplicationResponse | undefined;
  /** One of the two calls has told nothing. */
  readonly isPartial: boolean;
}

/** Two calls tell of it, and both of the status: one of them is enough to go on with. */
export function useStanding(): PageRead<Standing> {
  const application = useRead(getApplication);
  const existence = useRead(invoiceExistence);
  const both = [application, existence];
  const areSettled = both.every(isSettled);
  const hasSome = both.some(({ data }) => data !== undefined);
  const standing: Standing = {
    status: application.data?.status || existence.data?.status || '',
    hasInvoice: existence.data && Boolean(existence.data.file_path),
    application: application.data,
    isPartial: both.some(({ data }) => data === undefined),
  };
  return {
    ...(areSettled && hasSome && { data: standing }),
    isLoading: both.some(({ isLoading }) => isLoading),
    problem: areSettled ? application.problem || existence.problem : '',
    retry() {
      for (const { data, problem, retry } of both) if (problem || data === undefined) retry();
    },
  };
}
