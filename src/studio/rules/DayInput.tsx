import type { FieldPlace } from '../files/unsaved-texts.ts';
import { Choice, type Options } from '../tools/Choice.tsx';
import { Typed } from './Typed.tsx';

interface DayInputProps extends Pick<FieldPlace, 'file' | 'path'> {
  readonly label: string;
  readonly value: string;
  readonly isTime: boolean;
  readonly others: Options;
  readonly onChange: (value: string, run?: string) => void;
}

const units = [
  ['d', 'days'],
  ['m', 'months'],
  ['y', 'years'],
] as const;

export function DayInput({ file, path, label, value, isTime, others, onChange }: DayInputProps) {
  const [, sign = '', count = '', unit = ''] = /^today([+-])(\d+)([dmy])$/.exec(value) ?? [];
  const kind = sign || (value === 'today' ? 'today' : /^[A-Za-z]/.test(value) ? 'other' : 'fixed');
  const kinds: Options = [
    ...(isTime
      ? []
      : ([
          ['today', 'today'],
          ['-', 'before today, by'],
          ['+', 'after today, by'],
        ] as const)),
    ['fixed', isTime ? 'a time' : 'a day'],
    ...(others.length > 0 || kind === 'other' ? [['other', 'the answer to'] as const] : []),
  ];
  const starts: Readonly<Record<string, string>> = {
    ...{ today: 'today', '-': 'today-18y', '+': 'today+1y', other: others[0]?.[0] ?? '' },
    fixed: isTime ? '12:00' : new Date().toISOString().slice(0, 10),
  };
  return (
    <>
      <Choice label={label} value={kind} options={kinds} onChange={(chosen) => onChange(starts[chosen]!)} />
      {sign && (
        <>
          <Typed
            file={file}
            path={path}
            label="How many"
            as="count"
            value={count}
            onChange={(typed, run) => onChange(`today${sign}${typed}${unit}`, run)}
          />
          <Choice
            label="Days, months or years"
            value={unit}
            options={units}
            onChange={(chosen) => onChange(`today${sign}${count}${chosen}`)}
          />
        </>
      )}
      {kind === 'fixed' && (
        <Typed
          file={file}
          path={path}
          label={isTime ? 'Time' : 'Day'}
          as={isTime ? 'time' : /^\d{4}(-\d\d)?$/.test(value) ? 'text' : 'date'}
          value={value}
          onChange={(typed, run) => onChange(String(typed), run)}
        />
      )}
      {kind === 'other' && <Choice label="Question" value={value} options={others} onChange={onChange} />}
    </>
  );
}
