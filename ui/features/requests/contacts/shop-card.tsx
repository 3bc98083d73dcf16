import { observer } from 'mobx-react-lite';
import type { Shop } from '#core/purchase/delivery/index.ts';
import { useShell } from '#ui/app/site.ts';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { PhoneLink } from '#ui/features/kernel/phones/phone-link.tsx';
import { useOpeningWords } from '#ui/features/purchase/delivery/use-opening-words.ts';
import { noBreakHouseNumber } from '#ui/i18n/no-break.ts';
import { MapLinks } from './map-links.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { OpeningNow } from './opening-now.tsx';
import { shopAnchor } from './shop-anchor.ts';

/** The picture is small beside the text and grows with the list. */
const ROOM = { width: 'clamp(96px, 28vw - 180px, 200px)' };

/** A shop: address, hours and contacts. */
export const ShopCard = ({ shop }: { shop: Shop }) => {
  const { title, address, phone, hours, schedule, image } = shop;
  return (
    <li
      id={shopAnchor(shop)}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 border-t border-hairline py-6 sm:grid-cols-[auto_minmax(0,1fr)_minmax(200px,240px)]"
    >
      {image ? (
        <div style={ROOM} className="self-start rounded-control bg-tile">
          <Picture
            src={image}
            width={1500}
            height={1000}
            sizes="(width < 1024px) 96px, 200px"
            className="w-full rounded-control"
          />
        </div>
      ) : (
        <ShopPin shop={shop} />
      )}
      <div className="flex min-w-0 flex-col">
        <h3 className="text-18">{title}</h3>
        <p className="text-muted">{noBreakHouseNumber(address)}</p>
        {phone ? (
          <PhoneLink phone={phone} className="mt-2 inline-flex min-h-9 w-fit items-center pointer-coarse:min-h-11" />
        ) : null}
        <MapLinks place={shop} name={title} />
      </div>
      <div className="flex flex-col gap-1.5 max-sm:col-start-2">
        <OpeningNow schedule={schedule} />
        <OpeningHours schedule={schedule} words={hours} />
      </div>
    </li>
  );
};

/** The operator's pin, another while the shop is open; absent when none is set. */
const ShopPin = observer(({ shop }: { shop: Shop }) => {
  const { shop: plain, shopActive } = useShell().settings.mapIcons;
  const isOpen = useOpeningWords()(shop.schedule)?.isOpen ?? false;
  const pin = isOpen && shopActive ? shopActive : plain;
  return <div>{pin ? <img src={pin} alt="" width={36} height={44} /> : null}</div>;
});
