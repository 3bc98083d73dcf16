export {
  type CampaignMemory,
  createCampaignPhone,
  keepUtm,
  type Marked,
  markedBy,
  type PhoneCampaign,
  readUtm,
  repairUtm,
  type UtmSet,
} from './campaign.ts';
