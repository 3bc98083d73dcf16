import { Picture } from '#ui/design/primitives/picture.tsx';

/** A product of an order as it looks, beside its name; an empty ground where no picture is known. */
export const OrderedPicture = ({ image = '' }: { image: string | undefined }) => (
  <Picture
    src={image}
    alt=""
    width={56}
    height={56}
    sizes="56px"
    className="size-14 rounded-control ground object-cover print:hidden"
  />
);
