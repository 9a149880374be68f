/** Code outside the engine imports the core only through this file. */

export type * from './answers.ts';
export { answerAt, isAnswers, isBlank, textOf, withAnswerAt } from './answers.ts';
export { activeFields, fieldSetAt } from './asked-fields.ts';
export { applyChange } from './change.ts';
export type * from './definition.ts';
export { leadsInside, rowParameter, stepParameter } from './definition.ts';
export type * from './environment.ts';
export { configureEngine, configureLanguage, environment } from './environment.ts';
export {
  type Evaluation,
  evaluate,
  isSubmitStep,
  nextStep,
  previousStep,
  returnStep,
  stepOf,
} from './evaluate.ts';
export type * from './field.ts';
export { acceptedType, wrongTypeWords } from './files/accepted-type.ts';
export { type FileHead, headBytes, kindOf } from './files/file-signatures.ts';
export type { FieldError, Flow, FormPage, RegisteredForm, WidgetModule } from './flow-types.ts';
export { type MigrationResult, migrate, type OrphanedAnswer } from './migrations.ts';
export { emptyAnswerTo, groupByStep, isSent, type Payload, payloadOf } from './payload.ts';
export { needsPassword } from './pdf/needs-password.ts';
export { addressAfter, addressOf, isAddressOf, rowAt, stepAt } from './places/addresses.ts';
export { fieldId } from './places/field-id.ts';
export { type PostResult, readAction } from './posted/actions.ts';
export { readPosted } from './posted/read-posted.ts';
export { randomId } from './random-id.ts';
export { rowMessages } from './rows/row-messages.ts';
export { insertRow, listQuestion, removeRow, rowStep, rowsOf } from './rows/rows.ts';
export { validateStep } from './validate.ts';
export { monthNames, partsOf } from './values/date-parts.ts';
export { type CalendarDate, compareDates, dayAt, withDays } from './values/dates.ts';
export { createOptionList, type ListOption, type OptionList } from './values/lists.ts';
export { readNumber } from './values/numbers.ts';
export { optionsOf } from './values/options.ts';
export { phoneDigits } from './values/phone-text.ts';
export { yearChoices } from './values/year-choices.ts';
export { messageOf } from './words/compose-message.ts';
export type { FileKind } from './words/file-messages.ts';
export { interpolate, withAnswersInTexts } from './words/interpolation.ts';
export { nounOf } from './words/noun.ts';
