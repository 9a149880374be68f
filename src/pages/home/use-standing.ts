import { getApplication } from '#api/applications.ts';
import { getInvoiceExistence } from '#api/invoices.ts';
import type { ApplicationResponse } from '#contract/applications.ts';
import { isFresh, isSettled, oldestOf } from '../combine-queries.ts';
import { type QueryResult, useQuery } from '../use-query.ts';

/** Where an application stands, as far as the calls have told. */
export interface Standing {
  readonly status: string;
  /** Undefined where it is not known. */
  readonly hasInvoice: boolean | undefined;
  readonly application: ApplicationResponse | undefined;
  /** One of the two calls has no answer. */
  readonly isPartial: boolean;
}

/** Two calls tell it, and both tell the status: one of them is enough. */
export function useStanding(): QueryResult<Standing> {
  const application = useQuery(getApplication);
  const existence = useQuery(getInvoiceExistence);
  const both = [application, existence];
  const areSettled = both.every(isSettled);
  const hasSome = both.some(({ data }) => data !== undefined);
  const standing: Standing = {
    status: application.data?.status || existence.data?.status || '',
    hasInvoice: existence.data && Boolean(existence.data.file_path),
    application: application.data,
    isPartial: both.some(({ data }) => data === undefined),
  };
  const asOf = oldestOf(both);
  return {
    ...(areSettled && hasSome && { data: standing }),
    ...(asOf !== undefined && { asOf }),
    isFetching: both.some(({ isFetching }) => isFetching),
    error: areSettled ? application.error || existence.error : '',
    refetch() {
      for (const query of both) if (!isFresh(query)) query.refetch();
    },
  };
}
