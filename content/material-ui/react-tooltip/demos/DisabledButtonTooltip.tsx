import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledButtonTooltip() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Only the owner can delete this board">
        <span>
          <Button variant="outlined" disabled>
            Delete board
          </Button>
        </span>
      </Tooltip>
      <Tooltip describeChild title="Fill in the title first">
        <Button variant="outlined" aria-disabled onClick={() => {}} sx={{ opacity: 0.6 }}>
          Publish board
        </Button>
      </Tooltip>
    </Stack>
  );
}
