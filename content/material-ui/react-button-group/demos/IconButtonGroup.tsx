import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';

export default function IconButtonGroup() {
  return (
    <ButtonGroup aria-label="Clipboard">
      <Tooltip title="Cut">
        <Button>
          <ContentCutIcon />
        </Button>
      </Tooltip>
      <Tooltip title="Copy">
        <Button>
          <ContentCopyIcon />
        </Button>
      </Tooltip>
      <Tooltip title="Paste">
        <Button>
          <ContentPasteIcon />
        </Button>
      </Tooltip>
    </ButtonGroup>
  );
}
