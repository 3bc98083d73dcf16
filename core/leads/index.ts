export * from './leads.ts';
export * from './modal.ts';
export * from './send-lead.ts';
export * from './told-lead.ts';
