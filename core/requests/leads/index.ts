export {
  EMPTY_LEAD,
  type Lead,
  type LeadDesk,
  type LeadDraft,
  type LeadErrors,
  type LeadKind,
  leadKinds,
  validateLead,
} from './leads.ts';
export {
  type LeadModal,
  leadAbout,
  leadSubject,
  openCouponModal,
  openLeadModal,
  showsCartHint,
  showsRetailNotice,
} from './modal.ts';
export { createSendLead } from './send-lead.ts';
