/**
 * By what people choose first, category by category: the facets at the top of a list stand open, the others folded. A
 * category that is not named goes by the one above it; what is not named in a line stands after what is.
 */
const orders: Readonly<Record<string, string>> = {
  smartphones: 'brand storage ram screen_size battery main_camera refresh_rate network_5g colour',
  'apple-iphone': 'storage screen_size colour main_camera refresh_rate',
  'feature-phones': 'brand screen_size battery main_camera colour',

  'tablets-and-ebooks': 'brand screen_size storage ram screen_type battery processor refresh_rate colour',
  'e-readers': 'brand screen_size storage stylus water_resistance colour',
  'tablet-covers': 'compatible material brand colour kind magnetic',
  'tablet-keyboards': 'compatible connection brand key_backlight layout',

  computers: 'brand screen_size processor ram storage graphics',
  laptops: 'brand screen_size ram storage processor graphics screen_type refresh_rate colour',
  desktops: 'brand processor ram storage graphics os power',
  monitors: 'screen_size resolution refresh_rate brand screen_type response_time hdr colour',
  printers: 'print_type colour_print connection brand print_speed colour',
  peripherals: 'connection brand layout switches purpose rgb',
  mice: 'connection purpose brand resolution_dpi',
  backpacks: 'kind bag_volume brand colour material water_resistance fits',

  'networks-and-storage': 'brand capacity wifi form_factor interface',
  'network-devices': 'wifi wifi_speed coverage brand lan',
  'ssd-drives': 'capacity form_factor interface brand read_speed',
  'memory-cards': 'capacity form_factor speed_class brand read_speed',

  wearables: 'brand screen_size autonomy_days nfc gps calls case_size material colour',
  'kids-watches': 'brand water_resistance screen_size colour',

  audio: 'brand noise_cancelling autonomy water_resistance sound_power',
  headphones: 'kind brand noise_cancelling autonomy connection water_resistance codec wireless_charging',
  'gaming-headsets': 'connection brand driver rgb channels',
  speakers: 'sound_power autonomy water_resistance brand rgb',
  soundbars: 'channels sound_power hdmi brand codec',
  microphones: 'connection pattern brand sampling rgb',

  'tv-and-projectors': 'screen_size brand screen_type smart_tv resolution hdr refresh_rate',
  projectors: 'resolution light_flow brand smart_tv projection',
  'media-players': 'os ram storage brand resolution wifi',

  gaming: 'brand storage compatible connection',
  'game-consoles': 'brand storage screen_size colour resolution',
  gamepads: 'compatible connection autonomy brand vibration',
  'vr-headsets': 'storage brand resolution refresh_rate view_angle',

  'photo-and-drones': 'brand video main_camera',
  cameras: 'kind brand main_camera lens video matrix',
  'instant-cameras': 'supply lens brand colour kind',
  'action-cameras': 'video brand water_resistance view_angle matrix',
  drones: 'flight_time video flight_range stabilisation',

  'smart-home': 'brand connection resolution supply',
  'security-cameras': 'resolution supply night_vision brand view_angle water_resistance',
  'smart-lighting': 'kind connection light_flow brand light_colour power',
  'smart-plugs': 'connection energy_meter load_current brand power',

  'home-cleaning': 'brand wet_cleaning dock suction work_minutes',
  'robot-vacuums': 'brand dock wet_cleaning suction navigation dust_bin',
  'stick-vacuums': 'work_minutes wet_cleaning brand motor_power dust_bin',
  irons: 'kind power steam brand tank auto_off',

  climate: 'area power noise brand',
  'air-purifiers': 'area noise brand air_flow filter_type',
  humidifiers: 'kind area volume brand humidity_rate',
  fans: 'kind noise power brand speeds',
  heaters: 'kind area power brand temperature_control',

  kitchen: 'brand volume power',
  coffee: 'kind milk_system grinder brand programs tank pressure',
  kettles: 'volume material temperature_control brand power',
  'air-fryers': 'volume kind programs brand power',
  blenders: 'kind power volume brand speeds',
  multicookers: 'volume kind programs brand power',

  'beauty-and-health': 'brand power work_minutes',
  'hair-dryers': 'kind brand power speeds rotation colour',
  shaving: 'kind brand work_minutes lengths charge_time',
  toothbrushes: 'kind brand programs autonomy_days strokes',
  'smart-scales': 'metrics brand connection max_load',

  'mobility-and-auto': 'brand range max_load',
  'electric-scooters': 'range max_load motor_power brand max_speed tyres',
  'dash-cams': 'resolution gps brand view_angle wifi',
  'car-holders': 'mount kind wireless_charging brand output',

  accessories: 'compatible brand output',
  charging: 'output kind ports brand battery wireless_charging fast_charge',
  'power-banks': 'battery output ports brand wireless_charging',
  cables: 'connector length output brand material colour',
  'phone-cases': 'compatible kind material brand magnetic colour',
  'screen-glass': 'compatible kind brand thickness hardness',
};

/** The keys of facets in the order in which a category shows them; `path` leads down to it. */
export const facetOrder = (path: readonly string[]): readonly string[] => {
  const named = path.findLast((url) => Object.hasOwn(orders, url));
  return named === undefined ? [] : (orders[named] ?? '').split(' ');
};

/**
 * Kinds are kinds of one sort of goods: a category of the first level, whose goods are of many, does not offer them, its
 * subcategories stand in their place.
 */
export const isOfOneSort = (key: string): boolean => key === 'kind';
