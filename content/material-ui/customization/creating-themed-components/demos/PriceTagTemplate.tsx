import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { type SxProps, styled, type Theme, useThemeProps } from '@mui/material/styles';
import { type ComponentPropsWithRef, forwardRef } from 'react';

interface PriceTagProps extends ComponentPropsWithRef<'div'> {
  amount: string;
  unit: string;
  variant?: 'plain' | 'sale';
  sx?: SxProps<Theme>;
}

const name = 'AcmePriceTag';
const classes = generateUtilityClasses(name, ['root', 'amount']);

const Root = styled('div', { name, slot: 'root' })<{
  ownerState: Pick<PriceTagProps, 'variant'>;
}>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  border: '2px solid',
  ...theme.typography.body1,
  variants: [{ props: { variant: 'sale' }, style: { borderStyle: 'dashed' } }],
}));

const Amount = styled('strong', { name, slot: 'amount' })(({ theme }) => theme.typography.h5);

export const PriceTag = forwardRef<HTMLDivElement, PriceTagProps>(function PriceTag(inProps, ref) {
  const props = useThemeProps({ props: inProps, name });
  const { amount, unit, variant = 'plain', className, ...other } = props;

  return (
    <Root
      {...other}
      ref={ref}
      ownerState={{ variant }}
      className={[classes.root, className].filter(Boolean).join(' ')}
    >
      <Amount className={classes.amount}>{amount}</Amount>
      {unit}
    </Root>
  );
});

export default function Prices() {
  return <PriceTag amount="4.50" unit="per kilo" variant="sale" sx={{ m: 1 }} />;
}
