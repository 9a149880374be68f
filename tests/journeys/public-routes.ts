export const publicRoutes: readonly (readonly [route: string, heading: string | RegExp])[] = [
  ['/', /^Welcome to \S+$/],
  ['/login', 'Welcome back. Glad to see you again!'],
  ['/forgotpassword', 'Forgot Password'],
  ['/signup', 'Hello! Register to get started.'],
  ['/info', 'About'],
  ['/info?step=how-to-apply', 'How to Apply'],
  ['/info?step=payment-information', 'Payment Information'],
  ['/info?step=ready-to-apply', 'Ready to Apply'],
  ['/info?step=learning-check', 'Learning Check'],
  ['/basic-information', 'Basic Information'],
  ['/academic-information', 'Academic and Work Information'],
  ['/loan-information', 'Loan Specifics'],
  // Without answers, the review page redirects to the first step.
  ['/review-application', /^(Review|Basic Information)$/],
  ['/application-received', "What's Next"],
  ['/upload-invoice', 'Upload Tuition Invoice'],
  ['/invoice-success', 'No invoice sent from this device'],
  ['/home-upload-invoice', 'Upload Tuition Invoice'],
  ['/home-invoice-success', 'No invoice sent from this device'],
  ['/survey', 'About you'],
  ['/surveypage2', 'Your first choice'],
  ['/surveypage3', 'Your second choice'],
  // If no survey was sent, /endpage shows the survey instead of thanking for it.
  ['/endpage', /^(Thank you|Freelance Preference Survey)$/],
  ['/no-such-page', 'Page not found'],
];

export const postedRoutes = publicRoutes.filter(([route]) =>
  /^\/($|signup|info|\w+-information)/.test(route),
);

export const renderedRoutes = publicRoutes.filter(
  ([route]) => !/\?|review|received|upload|success|endpage|no-such/.test(route),
);
