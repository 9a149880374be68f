import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { reviewDate } from '#domain/dates.ts';
import type { StepDefinition } from './definition.ts';
import { type ActiveField, activeFields } from './flow.ts';
import type { Problem } from './messages.ts';
import { Button } from './templates/Button.tsx';
import { ErrorSummary } from './templates/ErrorSummary.tsx';
import { StepButtons } from './templates/StepButtons.tsx';
import { previousButton, type StepProps } from './Wizard.tsx';
import { optionTitle } from './widgets/options.ts';

interface ReviewProps extends StepProps {
  readonly onEdit: (step: StepDefinition, field?: string) => void;
}

/** Everything answered so far, a section a step, and what is still missing. All open, because closed ones hide errors. */
export function Review({ walked, onEdit, ...props }: ReviewProps) {
  const { flow, step, onNext, productName } = props;
  const [attempt, setAttempt] = useState(0);
  const problems = attempt > 0 ? walked.problems : [];
  const asked = walked.steps.filter(({ kind }) => kind === 'form');

  function follow(problem: Problem) {
    const target = asked.find(({ id }) => id === problem.step);
    if (target) onEdit(target, problem.field);
  }

  return (
    <>
      {problems.length > 0 && <title>{`Error: ${step.title} - ${productName}`}</title>}
      <ErrorSummary problems={problems} heading={step.invalidMessage} attempt={attempt} onFollow={follow} />
      <Stack spacing={2}>
        {asked.map((section) => (
          <Box
            key={section.id}
            component="details"
            open
            sx={{
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              px: 2,
              py: 1,
            }}
          >
            <Typography component="summary" variant="h2" sx={{ cursor: 'pointer', py: 1 }}>
              {section.title}
            </Typography>
            <Answers
              fields={activeFields(flow, section, walked.answers[section.id] ?? {})}
              answers={walked.answers[section.id] ?? {}}
              problems={problems.filter((problem) => problem.step === section.id)}
            />
            <Button look="plain" onClick={() => onEdit(section)}>
              Edit<span className="visually-hidden">&nbsp;{section.title}</span>
            </Button>
          </Box>
        ))}
      </Stack>
      <StepButtons
        next={step.submit}
        isBusy={props.isBusy}
        onNext={() => (walked.complete ? onNext() : setAttempt(attempt + 1))}
        {...previousButton(props)}
      />
    </>
  );
}

interface AnswersProps {
  readonly fields: readonly ActiveField[];
  readonly answers: { readonly [field: string]: string };
  readonly problems: readonly Problem[];
}

function Answers({ fields, answers, problems }: AnswersProps) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {fields.map((field) => {
        const problem = problems.find((each) => each.field === field.name);
        return (
          <Box key={field.name} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="dt" color="text.secondary">
              {field.ui.label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {answerInWords(field, answers[field.name])}
              {problem && (
                <Typography component="span" color="error" sx={{ display: 'block', fontWeight: 600 }}>
                  {problem.message}
                </Typography>
              )}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

function answerInWords(field: ActiveField, answer: string | undefined): string {
  if (answer === undefined) return 'Not provided';
  return field.ui.widget === 'date' ? reviewDate(answer) : optionTitle(field, answer);
}
