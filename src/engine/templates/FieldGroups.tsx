import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import type { FieldGroup } from '../definition.ts';

export interface FieldGroupsProps {
  readonly groups: readonly FieldGroup[] | undefined;
  readonly fields: readonly {
    readonly name: string;
    readonly content: ReactNode;
  }[];
}

/** A step's fields under the headings of its ui file; a heading whose fields are all hidden is left out. */
export function FieldGroups({ groups, fields }: FieldGroupsProps) {
  const contentOf = new Map(fields.map(({ name, content }) => [name, content]));
  const shown = (groups ?? [{ legend: '', fields: fields.map(({ name }) => name) }])
    .map((group) => ({
      ...group,
      fields: group.fields.filter((name) => contentOf.has(name)),
    }))
    .filter((group) => group.fields.length > 0);
  return shown.map(({ legend, fields: names }) => {
    const list = (
      <Stack spacing={3}>
        {names.map((name) => (
          <Fragment key={name}>{contentOf.get(name)}</Fragment>
        ))}
      </Stack>
    );
    if (!legend) return <Fragment key={legend}>{list}</Fragment>;
    return (
      <Box key={legend} component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 4, minWidth: 0 }}>
        <Typography component="legend" variant="h2" sx={{ mb: 2, p: 0 }}>
          {legend}
        </Typography>
        {list}
      </Box>
    );
  });
}
