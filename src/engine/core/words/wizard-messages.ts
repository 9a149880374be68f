export const wizardMessages = {
  title: (step: string, product: string) => `${step} - ${product}`,
  errorTitle: (step: string, product: string) => `Error: ${step} - ${product}`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  progress: 'Progress',
  next: 'Next',
  previous: 'Back',
  busy: 'One moment…',
  newTab: '(opens in a new tab)',
  edit: 'Edit',
  endEdit: 'Save and return to review',
  returnToSubmit: 'Return to submit',
  noAnswer: 'Not provided',
  quizHint: 'Answer every question',
  quizHintPressed: (hint: string) => `${hint} first.`,
  quizFailed: (wrong: number) =>
    wrong === 1
      ? 'One answer is wrong. Change it and check again.'
      : 'Some answers are wrong. Change them and check again.',
  checkAnswers: 'Check Answers',
  quizPassed: 'Continue',
  savedAsTyped: 'We save your answers as you go.',
  savedAt(time: number) {
    const words = new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
    return `Saved on this device at ${words}`;
  },
  notSaved: 'We cannot save on this device. Keep this page open until you have sent your answers.',
  orphaned(values: readonly string[]) {
    const quoted = values.map((value) => `“${value}”`).join(', ');
    return `We have changed this form. It no longer asks for these answers: ${quoted}. We've kept them on this device.`;
  },
  keptForHours: 'Your answers are kept for two hours, until you have sent them.',
  clearKept: 'Clear my answers',
  clearKeptQuestion: 'Clear all answers of this form?',
  clear: 'Clear my answers from this device',
  clearQuestion: 'Clear all answers of this form from this device?',
  clearYes: 'Yes, clear them',
  clearNo: 'Keep them',
  cleared: 'Your answers were cleared from this device.',
};
