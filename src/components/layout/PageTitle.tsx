import * as portal from '#generated/portal.ts';

/** `Login - Product` in the tab, the history and the screen reader. */
export function PageTitle({ page }: { page: string }) {
  return <title>{`${page} - ${portal.product}`}</title>;
}
