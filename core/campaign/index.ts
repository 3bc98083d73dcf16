export * from './campaign.ts';
