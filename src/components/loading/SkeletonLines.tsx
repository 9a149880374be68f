import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';

/** What a part of a page will measure, line by line. */
export function SkeletonLines({ lines }: { lines: readonly SkeletonProps[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
  return lines.map((line, index) => <Skeleton key={index} {...line} />);
}
