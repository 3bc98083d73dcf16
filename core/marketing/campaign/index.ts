export {
  type CampaignMemory,
  keepUtm,
  type Marked,
  mainPhone,
  markedBy,
  type PhoneCampaign,
  readUtm,
  repairUtm,
  type UtmSet,
} from './campaign.ts';
