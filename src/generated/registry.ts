// Generated from schemas/ by npm run generate. Do not edit.
import type { RegisteredForm } from '#engine/core/index.ts';

export const registry: readonly RegisteredForm[] = [
  {"id":"create-account","access":"public","draftDays":7,"pages":[], load: () => import('./create-account/form.ts') },
  {"id":"sign-up","access":"public","draftDays":7,"pages":[], load: () => import('./sign-up/form.ts') },
  {"id":"login","access":"public","pages":[], load: () => import('./login/form.ts') },
  {"id":"information","access":"public","who":"nobody","go":"/basic-information","draftDays":7,"pages":[{"path":"/info"}], load: () => import('./information/form.ts') },
  {"id":"application","access":"public","go":"/application-received","draftDays":7,"pages":[{"path":"/basic-information","step":"basic","kind":"form"},{"path":"/academic-information","step":"academic","kind":"form"},{"path":"/loan-information","step":"loan","kind":"form"},{"path":"/review-application","step":"review","kind":"review"}], load: () => import('./application/form.ts') },
  {"id":"invoice-upload","access":"public","draftDays":7,"pages":[], load: () => import('./invoice-upload/form.ts') },
  {"id":"forgot-password","access":"public","pages":[], load: () => import('./forgot-password/form.ts') },
  {"id":"account-edit","access":"student","pages":[], load: () => import('./account-edit/form.ts') },
  {"id":"freelance-survey","access":"public","who":"student","go":"/endpage","draftDays":7,"pages":[{"path":"/survey","step":"about","kind":"form"},{"path":"/surveypage2","step":"first","kind":"form"},{"path":"/surveypage3","step":"second","kind":"form"},{"path":"/endpage","step":"done","kind":"end"}], load: () => import('./freelance-survey/form.ts') },
  {"id":"business-loan","access":"student","who":"student","go":"/business-survey-end","draftDays":7,"pages":[{"path":"/small_business_app","step":"terms","kind":"content"},{"path":"/business-app-1","step":"contact","kind":"form"},{"path":"/business-app-2","step":"industry","kind":"form"},{"path":"/business-app-3","step":"business","kind":"form"},{"path":"/business-app-4","step":"amounts","kind":"form"},{"path":"/business-app-5","step":"plans","kind":"form"},{"path":"/business-survey-end","step":"done","kind":"end"}], load: () => import('./business-loan/form.ts') },
  {"id":"resume-guide","access":"student","layout":"tabs","who":"nobody","go":"/resources","pages":[{"path":"/resume-resources","step":"best-practice","kind":"content"},{"path":"/resume-resource-page-2","step":"title-section","kind":"content"},{"path":"/resume-resource-page-3","step":"education-experience","kind":"content"},{"path":"/resume-resource-page-4","step":"projects-activities","kind":"content"}], load: () => import('./resume-guide/form.ts') },
];
