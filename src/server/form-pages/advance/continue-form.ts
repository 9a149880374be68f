import { canonicalPhone } from '#domain/phone.ts';
import {
  activeFields,
  addressAfter,
  addressOf,
  type Evaluation,
  evaluate,
  fieldId,
  isSubmitStep,
  nextStep,
  type PostResult,
  payloadOf,
  returnStep,
  stepOf,
  validateStep,
} from '#engine/core/index.ts';
import { form as application } from '#generated/application/form.ts';
import { form as signUp } from '#generated/sign-up/form.ts';
import { freshState } from '../form-state.ts';
import { namesOf } from './current-page.ts';
import { type Advance, resultOn, type StepPost } from './step-post.ts';

const errors = '#error-summary-title';

export function continueForm(post: StepPost, here: string): Advance {
  const { form, at, read, state, today, fields } = post;
  const { step, asking, row } = at;
  const evaluation = evaluate(form, state.answers, { today });
  const submits = !row && isSubmitStep(evaluation.steps, step.id);
  if (step.kind === 'quiz') {
    const stays = quizResult(post);
    if (stays) return { state: { ...state, press: stays }, go: here };
  } else if (asking.fields) {
    const stay = resultOn(at, { asked: read.asked, searches: read.searches });
    const options = { today, earlier: evaluation.flatAnswers };
    const found = asking.check === 'step' || submits ? validateStep(form, asking, read.own, options) : [];
    const isWrong = found.some(({ field }) => read.asked.includes(field.split('.')[0]!));
    if (isWrong) return { state: { ...state, press: stay }, go: here + errors };
    const now = namesOf(form, asking, read.own, evaluation.flatAnswers, today);
    const more = [...Object.keys(read.searches), ...now.filter((name) => !read.asked.includes(name))];
    if (more.length > 0) return { state: { ...state, press: stay }, go: `${here}#${fieldId(more[0]!)}` };
  }
  if (row) return { state, go: addressOf(form, step) };
  const isLast = submits || step.kind === 'review';
  if (isLast) return send(post, evaluation, here, fields);
  const { steps } = evaluation;
  const next = state.isEditing ? returnStep(steps) : nextStep(steps, step.id)!;
  return { state: { ...state, isEditing: false }, go: addressOf(form, next) };
}

function send(
  { form, at, state, today }: StepPost,
  evaluation: Evaluation,
  here: string,
  fields: URLSearchParams,
): Advance {
  const { id, submit } = form.definition;
  if (!evaluation.isComplete) {
    const [first] = evaluation.errors;
    const isHere = first!.step === at.step.id || at.step.kind === 'review';
    const step = isHere ? at.step : stepOf(form, first!.step);
    const press = { step: step.id, asked: Object.keys(step.fields ?? {}) };
    const go = isHere ? here : addressOf(form, step);
    return { state: { ...state, press, isEditing: true }, go: go + errors };
  }
  if (submit?.who === 'nobody') return { state: freshState(form), go: addressAfter(form) };
  const payload = payloadOf(form, evaluation);
  if (submit?.who === 'anyone') return { state, go: addressAfter(form), send: payload };
  if (id !== application.definition.id)
    throw new Error(`The form ${id} cannot be submitted without JavaScript.`);
  // Sending the application also creates an account, so the application's last page asks for a phone number
  // and a password.
  const account = {
    mobileNumber: canonicalPhone(fields.get('mobileNumber') ?? state.phone ?? ''),
    password: fields.get('password') ?? '',
    confirmPassword: fields.get('confirmPassword') ?? '',
  };
  const kept = { ...state, phone: account.mobileNumber };
  const problems = validateStep(signUp, stepOf(signUp, 'register'), account, { today });
  if (problems.length > 0) {
    return {
      state: { ...kept, refusal: { reason: 'Nothing is sent yet.', problems } },
      go: `${here}#refusal`,
    };
  }
  const given = Object.entries(payload).filter(([, value]) => value !== null && value !== '');
  const body = { ...Object.fromEntries(given), mobileNumber: account.mobileNumber, status: 'open' };
  return { state: kept, go: addressAfter(form), send: body, password: account.password };
}

function quizResult({ form, at, read, before, today }: StepPost): PostResult | undefined {
  const { step, asking, earlier } = at;
  const questions = activeFields(form, asking, read.own, { earlier, today });
  const size = step.pageSize ?? questions.length;
  const page = before.press?.step === step.id ? (before.press.page ?? 0) : 0;
  const shown = questions.slice(page * size, (page + 1) * size);
  const isRight = ({ name, schema, ui }: (typeof shown)[number]) =>
    read.own[name] !== undefined && read.own[name] === schema.enum?.[(ui.answer ?? 0) - 1];
  if (!shown.every(({ name }) => read.own[name])) return resultOn(at, { page });
  // A changed answer counts as unchecked, so that the student cannot pass without seeing whether the new
  // answer is right.
  const isSame = (name: string) => before.answers[step.id]?.[name] === read.own[name];
  const checked = before.press?.step === step.id ? before.press.asked.filter(isSame) : [];
  const isPassed = shown.every((field) => checked.includes(field.name) && isRight(field));
  if (!isPassed) return resultOn(at, { page, asked: shown.map(({ name }) => name) });
  return (page + 1) * size < questions.length ? resultOn(at, { page: page + 1 }) : undefined;
}
