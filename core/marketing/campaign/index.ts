export {
  type CampaignMemory,
  keepUtm,
  type Marked,
  makeCampaignPhone,
  markedBy,
  type PhoneCampaign,
  readUtm,
  repairUtm,
  type UtmSet,
} from './campaign.ts';
