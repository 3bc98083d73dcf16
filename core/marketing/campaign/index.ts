export {
  type CampaignFields,
  type CampaignMemory,
  campaignFields,
  createCampaignPhone,
  keepUtm,
  type PhoneCampaign,
  readUtm,
  repairUtm,
  type UtmSet,
} from './campaign.ts';
